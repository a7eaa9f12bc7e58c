import { describe, expect, it } from 'vitest';
import { stem } from './stem.ts';

/** Forms of one word, or words that searchers use for one another. */
const FAMILIES = [
  'brandvarnare brandvarnaren brandvarnarens brandvarnarna brandvarnarnas',
  'eldningsförbud eldningsförbudet eldningsförbuden eldningsförbudets',
  'räddningstjänst räddningstjänsten räddningstjänstens',
  'station stationen stationer stationerna stationens',
  'utbildning utbildningen utbildningar utbildningarna utbildnings',
  'tillgänglig tillgänglighet tillgängliga tillgängligt tillgängligheten',
  'tillstånd tillståndet tillstånden tillståndets',
  'brandskydd brandskyddet brandskyddets',
  'larm larmet larmen',
  'olycka olyckor olyckan olyckorna olyckans',
  'ansökan ansökningar ansökningen ansöka ansöker',
  'anmälan anmälningar anmäla anmäler',
  'brand branden bränder bränderna brandens',
  'bränna bränner brände bränt bränd',
  'skogsbrand skogsbranden skogsbränder skogsbränderna',
  'brandman brandmän brandmännen brandmannen brandmans',
  'regel regler reglerna regeln',
  'skorsten skorstenen skorstenar skorstenarna skorstenens',
  'sotning sotare sotningen sotaren sot',
  'elda eldning eldar eldningen eld elden',
  'stad städer staden städerna',
  'bostad bostäder bostäderna',
  'fönster fönstret fönstren',
  'vatten vattnet',
  'nummer numret numren',
  'släcka släckning släckare',
  'utrymma utrymning utrymningen',
  'varning varningar varna varningen',
  'paket paketet paketen',
  'handlingsplan handlingsplanen handlingsplaner',
];

describe('forms of one word', () => {
  it.each(FAMILIES)('agree: %s', (family) => {
    expect([...new Set(family.split(' ').map(stem))]).toHaveLength(1);
  });
});

it.each([
  ['tidning', 'tid'],
  ['ordning', 'ord'],
  ['träning', 'trä'],
  ['allmän', 'allman'],
  ['brandman', 'brand'],
  ['brände', 'bränder'],
  ['planet', 'plan'],
  ['staket', 'stake'],
  ['får', 'far'],
])('keeps %s and %s apart', (one, other) => {
  expect(stem(one)).not.toBe(stem(other));
});

it('does not care about capitals or how letters are composed', () => {
  expect(stem('BRÄNDER'.normalize('NFD'))).toBe(stem('brand'));
});

it('leaves numbers and abbreviations alone', () => {
  expect(['112', 'vma', 'a', ''].map(stem)).toEqual(['112', 'vma', 'a', '']);
});
