import type { UserProfile } from '@brandpost/domain';
import { parse } from 'csv-parse/sync';
import { OldSiteError } from './old-page.ts';

/** Somebody in a file of staff. */
export type PersonInFile = {
  /** Where in the file, from 1. */
  line: number;
  username: string;
  uid: string;
  firstName: string;
  lastName: string;
  /** Paths of groups, as in a content file. */
  groups: string[];
  profile: Partial<UserProfile>;
};

type Column =
  | 'username'
  | 'uid'
  | 'firstName'
  | 'lastName'
  | 'groups'
  | 'email'
  | 'phone'
  | 'workingArea'
  | 'organisation';

/** Headings that are known, in small letters. */
const COLUMNS: Readonly<Record<string, Column>> = {
  username: 'username',
  användarnamn: 'username',
  uid: 'uid',
  firstname: 'firstName',
  förnamn: 'firstName',
  lastname: 'lastName',
  efternamn: 'lastName',
  groups: 'groups',
  grupper: 'groups',
  email: 'email',
  'e-post': 'email',
  phone: 'phone',
  telefon: 'phone',
  workingarea: 'workingArea',
  arbetsområde: 'workingArea',
  organisation: 'organisation',
};
const REQUIRED: readonly Column[] = ['username', 'firstName', 'lastName'];
const GROUP_SEPARATOR = '|';

/**
 * People from a CSV file with a line of headings, parted by semicolons or commas.
 * @throws OldSiteError for a heading that is unknown or missing, and for a file that is no CSV
 */
export function readPeople(text: string): PersonInFile[] {
  const [firstLine = ''] = text.split(/\r?\n/, 1);
  const rows = parsed(text, firstLine.includes(';') ? ';' : ',');
  return rows.map(({ info, record }) => {
    const value = (column: Column) => record[column]?.trim() ?? '';
    return {
      line: info.lines,
      username: value('username'),
      uid: value('uid'),
      firstName: value('firstName'),
      lastName: value('lastName'),
      groups: value('groups')
        .split(GROUP_SEPARATOR)
        .map((path) => path.trim())
        .filter((path) => path !== ''),
      profile: {
        email: value('email'),
        phone: value('phone'),
        workingArea: value('workingArea'),
        organisation: value('organisation'),
      },
    };
  });
}

type Row = { info: { lines: number }; record: Partial<Record<Column, string>> };

function parsed(text: string, delimiter: string): Row[] {
  try {
    return parse(text, {
      bom: true,
      delimiter,
      columns: (headings: string[]) => columnsFrom(headings),
      info: true,
      skipEmptyLines: true,
    }) as unknown as Row[];
  } catch (error) {
    if (error instanceof OldSiteError) throw error;
    throw new OldSiteError(`It is no CSV that can be read: ${(error as Error).message}`, { cause: error });
  }
}

function columnsFrom(headings: readonly string[]): Column[] {
  const columns = headings.map((heading) => {
    const column = COLUMNS[heading.trim().toLowerCase()];
    if (column === undefined) {
      throw new OldSiteError(
        `The column "${heading}" is unknown. Known are: ${Object.keys(COLUMNS).join(', ')}.`,
      );
    }
    return column;
  });
  const missing = REQUIRED.filter((column) => !columns.includes(column));
  if (missing.length > 0) throw new OldSiteError(`Columns are missing: ${missing.join(', ')}.`);
  return columns;
}
