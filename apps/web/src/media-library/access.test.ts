import { describe, expect, it } from 'vitest';
import { sessionOf, UNKNOWN, VISITOR } from '../session/session.fixtures.ts';
import { libraryAccess } from './access.ts';

function staffWith(value: boolean) {
  const session = sessionOf('Anna Exempelsson');
  return { ...session, capabilities: [{ key: 'manage_media', value }] } as typeof session;
}

describe('the media library', () => {
  it('is open to whoever may manage media', () => {
    expect(libraryAccess(staffWith(true))).toBe('granted');
  });

  it('is open to administrators', () => {
    expect(libraryAccess(sessionOf('Sigrid Systemlund', { isAdministrator: true }))).toBe('granted');
  });

  it('is closed to staff who lack the right, and to those it is denied', () => {
    expect(libraryAccess(sessionOf('Anna Exempelsson'))).toBe('refused');
    expect(libraryAccess(staffWith(false))).toBe('refused');
  });

  it('tells visitors from those whose session cannot be read', () => {
    expect(libraryAccess(VISITOR)).toBe('visitor');
    expect(libraryAccess(UNKNOWN)).toBe('unknown');
  });
});
