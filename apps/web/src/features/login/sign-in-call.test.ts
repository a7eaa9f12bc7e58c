import { describe, expect, it } from 'vitest';
import { refusalFrom } from './sign-in-call.ts';

describe('a refusal to sign in', () => {
  it('tells a wrong name and a wrong password alike', () => {
    expect(refusalFrom({ status: 401, message: 'x' }, Number.NaN)).toMatchObject({
      message: { title: 'Fel användarnamn eller lösenord' },
      fields: {},
    });
  });

  it.each([
    [30, 'Försök igen om en minut.'],
    [890, 'Försök igen om 15 minuter.'],
    [Number.NaN, 'Vänta en kvart och försök igen.'],
  ])('tells how long to wait after too many tries: %s s', (seconds, text) => {
    expect(refusalFrom({ status: 429, message: 'x' }, seconds)).toMatchObject({
      message: { text: expect.stringContaining(text) },
    });
  });

  it('gives each field what is said of it', () => {
    const errors = [{ field: 'username', message: 'Fältet måste vara ifyllt' }];
    expect(refusalFrom({ status: 400, message: 'Anropet går inte att förstå.', errors }, 0)).toMatchObject({
      fields: { username: 'Fältet måste vara ifyllt' },
      message: { text: 'Anropet går inte att förstå.' },
    });
  });

  it('blames nobody for a service that does not answer', () => {
    expect(refusalFrom({ status: 503, message: 'x' }, 0)).toMatchObject({
      message: { title: 'Det går inte att logga in just nu' },
    });
  });
});
