import { expect, it } from 'vitest';
import { auditRow, groupedRows } from './audit-row.ts';
import { type AuditEntry, textOfSentence } from './audit-sentence.ts';

const ENTRY: AuditEntry = {
  ...{ id: 7, at: '2026-11-20T10:00:00Z', actorId: 1, actorName: 'Sigrid', subjectId: null, subjectName: '' },
  ...{ action: 'post.trash', entity: 'post', entityId: '12', entityName: 'Ny släckbil', entityExists: true },
  ...{ tiedName: '', before: null, after: null, requestId: null, hash: '' },
};
const sentenceIn = (entry: Partial<AuditEntry>) => {
  const { who, sentence } = auditRow({ ...ENTRY, ...entry });
  return `${who} ${textOfSentence(sentence)}`;
};

it.each<[string, Partial<AuditEntry>]>([
  ['Sigrid la ”Ny släckbil” i papperskorgen', {}],
  ['Sigrid som Elin la ”Ny släckbil” i papperskorgen', { subjectId: 4, subjectName: 'Elin' }],
  ['Sigrid gav Elin rollen Redaktör', aboutElin('user.add-role', 'Redaktör')],
  ['Sigrid gav Elin rollen som inte finns längre', aboutElin('user.add-role', '')],
  ['Sigrid ändrade uppgifter om Elin', aboutElin('user.update', '')],
  [
    'Sigrid stängde kontot för Elin',
    { ...aboutElin('user.update', ''), before: { isActive: true }, after: { isActive: false } },
  ],
  ['Elin ändrade sina uppgifter', { ...aboutElin('user.update', ''), actorId: 4, actorName: 'Elin' }],
  ['Systemet publicerade ”Ny släckbil” som planerat', { action: 'post.begin', actorId: null, actorName: '' }],
  ['Sigrid ändrade ”Utan rubrik”', { action: 'post.update', entityName: '' }],
  ['Sigrid tog bort inlägg 12 för alltid', { action: 'post.delete', entityName: '', entityExists: false }],
  ['Sigrid post.ett-nytt-ord', { action: 'post.ett-nytt-ord' }],
])('what was done is said as: %s', (sentence, entry) => {
  expect(sentenceIn(entry)).toBe(sentence);
});

function aboutElin(action: string, tiedName: string): Partial<AuditEntry> {
  return { action, entity: 'user', entityId: '4', entityName: 'Elin', tiedName };
}

it('a name leads to the thing, unless that is gone', () => {
  const pathsOf = (entry: Partial<AuditEntry>) =>
    auditRow({ ...ENTRY, ...entry }).sentence.flatMap(({ path }) => path ?? []);
  expect(pathsOf({})).toEqual(['/skapa-innehall/12']);
  expect(pathsOf({ entityExists: false })).toEqual([]);
});

it('repeats within the hour stand once, with all that they changed', () => {
  const at = (time: string, title: string) =>
    auditRow({ ...ENTRY, action: 'post.update', at: `2026-11-20T${time}:00Z`, after: { title } });
  const [first, second, ...others] = groupedRows([
    at('12:00', 'c'),
    at('11:40', 'b'),
    auditRow(ENTRY),
    at('09:00', 'a'),
  ]);
  expect(first).toMatchObject({ times: 2, changes: [{ after: 'c' }, { after: 'b' }] });
  expect(second?.times).toBe(1);
  expect(others).toHaveLength(1);
});

it('what was done to different things stands apart', () => {
  const given = (role: string) => auditRow({ ...ENTRY, ...aboutElin('user.add-role', role) });
  const rows = groupedRows([given('Styrkeledare'), given('Redaktör'), given('Redaktör')]);
  expect(rows.map(({ times }) => times)).toEqual([1, 2]);
});

it('of a list what has changed in it is told, and nothing of the rest', () => {
  const stays = { questions: ['när sotar ni'], text: '', path: '/sida/sotning' };
  const was = { questions: ['brandman heltid', 'smo'], text: 'Läs SMO.', path: '/sida/arbeta-hos-oss' };
  const { changes } = auditRow({
    ...ENTRY,
    ...{
      action: 'installation.search-rules',
      before: [stays, was],
      after: [{ ...was, text: 'SMO tar två år.' }, stays],
    },
  });
  expect(changes).toEqual([
    {
      name: 'Lista',
      before: 'brandman heltid · smo · Läs SMO. · /sida/arbeta-hos-oss',
      after: 'brandman heltid · smo · SMO tar två år. · /sida/arbeta-hos-oss',
    },
  ]);
});

it('a change names its fields and what they were, in words', () => {
  const before = { status: 'draft', isActive: true, jobIds: [1], title: 'A' };
  const after = { status: 'publish', isActive: false, jobIds: [1], publishedDate: '2026-11-25T07:00:00Z' };
  expect(auditRow({ ...ENTRY, before, after }).changes).toEqual([
    { name: 'Status', before: 'Utkast', after: 'Publicerad' },
    { name: 'Kontot är öppet', before: 'ja', after: 'nej' },
    { name: 'Rubrik', before: 'A', after: '' },
    { name: 'Publiceras', before: '', after: '25 november 2026 kl\u00A008.00' },
  ]);
});
