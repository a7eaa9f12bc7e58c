import { expect, it } from 'vitest';
import { messages } from './messages.ts';

it('says what the specification says, word for word', () => {
  expect({
    ...messages,
    minLength: messages.minLength(4),
    maxLength: messages.maxLength(125),
    match: messages.match('Lösenord'),
  }).toMatchObject({
    required: 'Fältet måste vara ifyllt',
    email: 'Fel format på e-postadressen',
    minLength: 'Fältet måste innehålla minst 4 tecken',
    maxLength: 'Fältet får innehålla max 125 tecken',
    match: 'Fältet matchar inte med Lösenord',
    boolean: 'Fältet måste vara sant eller falskt',
    integer: 'Fältet måste innehålla ett heltal',
    url: 'Fältet måste börja med http:// eller https://',
    publishGroup: 'Välj publiceringsgrupp eller gör kommungemensamt',
    slug: 'Fältet får endast innehålla a-z och bindestreck',
    categoryKey: 'Fältet får endast innehålla a-z och understreck',
  });
});
