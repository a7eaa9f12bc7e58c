import {
  LINK_LONG_DESCRIPTION_MAX_LENGTH,
  LINK_NAME_MAX_LENGTH,
  LINK_SHORT_DESCRIPTION_MAX_LENGTH,
  type Link,
  SIGN_INS,
} from '@brandpost/domain';
import { decodeLink } from '@brandpost/rubicore-api';
import { validateLink } from '@brandpost/validation';
import { useState } from 'react';
import { paths } from '../../addresses/paths.ts';
import { ownChanges } from '../../administration/table/own-changes.ts';
import { type RecordField, type RecordValues, textIn } from '../../administration/table/record-field.ts';
import { RecordForm } from '../../administration/table/record-form.tsx';
import { useServices } from '../../api/services.ts';
import { queryKeys } from '../../server-state/query-keys.ts';
import { LINK_ICON_NAMES, LinkIcon } from '../e-services/link-icon.tsx';
import { adminLinksTexts } from './admin-links-texts.ts';

const { fields: words, types, icons } = adminLinksTexts;
const ICON_PX = 26;

/** Links are shown in tables of their own, and as somebody's tools. */
export const LINK_INVALIDATES = [queryKeys.links, queryKeys.profile, queryKeys.users];

type LinkFormProps = {
  /** null for a new one. */
  link: Link | null;
  /** What a new one is, where that has been said. */
  type?: 'e-service' | undefined;
  /** What a new one is to search for, where it is a usual question. */
  searchWords?: string;
  onSaved: (name: string) => void;
  onClose: () => void;
};

/** A link, as it is shown to those who use it. */
export function LinkForm({ link: current, type, searchWords = '', onSaved, onClose }: LinkFormProps) {
  const { client, origin } = useServices();
  // As it was when the form was opened, whatever colleagues do meanwhile.
  const [link] = useState(current);
  const known = link === null ? searchWords : searchWordsIn(link.url);
  // One that leads elsewhere than to a search keeps its address.
  const isWords = (values: RecordValues) =>
    textIn(values, 'type') === 'search' && (known !== '' || link?.type !== 'search');
  const bodyOf = (values: RecordValues) => {
    if (!isWords(values)) return bodyWith(values, textIn(values, 'url'));
    const words = textIn(values, 'searchWords');
    const body = bodyWith(values, words && origin + paths.search(words));
    // Nobody is shown how a usual question is described.
    return {
      ...body,
      shortDescription: body.shortDescription || adminLinksTexts.ofSearch.short,
      longDescription: body.longDescription || adminLinksTexts.ofSearch.long,
    };
  };
  const save = async (values: RecordValues) => {
    const json = bodyOf(values);
    if (link === null) await client.call('createLink', { json });
    else {
      const { id } = link;
      const present = decodeLink(await client.call('getLink', { params: { id } })) ?? link;
      // A link is changed as a whole.
      const changes = ownChanges(bodyOfLink(link), json);
      await client.call('updateLink', { params: { id }, json: { ...bodyOfLink(present), ...changes } });
    }
    return json.name;
  };
  return (
    <RecordForm
      title={link === null ? adminLinksTexts.addTitle : adminLinksTexts.editTitle(link.name)}
      fields={fieldsFor(link, isWords)}
      values={{
        ...valuesOf(link),
        ...(link === null && { name: searchWords, type: type ?? (searchWords === '' ? 'tool' : 'search') }),
        searchWords: known,
      }}
      validate={(values) => {
        const result = validateLink(bodyOf(values));
        if (result.ok || !isWords(values)) return result;
        const nameOf = (field: string) => (field === 'url' ? 'searchWords' : field);
        return {
          ok: false,
          errors: result.errors.map((error) => ({ ...error, field: nameOf(error.field) })),
        };
      }}
      save={save}
      invalidates={LINK_INVALIDATES}
      onSaved={onSaved}
      onClose={onClose}
    />
  );
}

function fieldsFor(link: Link | null, isWords: (values: RecordValues) => boolean): RecordField[] {
  const typeNames = Object.keys(types);
  const allTypes = link === null || typeNames.includes(link.type) ? typeNames : [...typeNames, link.type];
  const current = link?.icon ?? '';
  const isOther = current !== '' && !LINK_ICON_NAMES.includes(current);
  const picture = (icon: string) => <LinkIcon icon={icon} size={ICON_PX} />;
  return [
    { name: 'name', label: words.name, kind: 'line', most: LINK_NAME_MAX_LENGTH },
    {
      name: 'type',
      label: words.type,
      hint: words.typeHint,
      kind: 'select',
      options: allTypes.map((type) => ({ value: type, text: types[type] ?? type })),
    },
    {
      name: 'shortDescription',
      label: words.short,
      kind: 'line',
      most: LINK_SHORT_DESCRIPTION_MAX_LENGTH,
      isOfUse: (values) => !isWords(values),
    },
    {
      name: 'longDescription',
      label: words.long,
      kind: 'lines',
      most: LINK_LONG_DESCRIPTION_MAX_LENGTH,
      isOfUse: (values) => !isWords(values),
    },
    {
      name: 'searchWords',
      label: words.searchWords,
      hint: words.searchWordsHint,
      kind: 'line',
      isOfUse: isWords,
    },
    {
      name: 'url',
      label: words.url,
      hint: words.urlHint,
      kind: 'line',
      inputMode: 'url',
      isOfUse: (values) => !isWords(values),
    },
    { name: 'needs', label: words.needs, hint: words.needsHint, kind: 'lines', isOfUse: isEService },
    {
      name: 'processingTime',
      label: words.processingTime,
      hint: words.processingTimeHint,
      kind: 'line',
      isOfUse: isEService,
    },
    { name: 'cost', label: words.cost, hint: words.costHint, kind: 'line', isOfUse: isEService },
    {
      name: 'signIn',
      label: words.signIn,
      kind: 'select',
      options: [
        { value: '', text: words.signIns.unsaid },
        ...SIGN_INS.map((value) => ({ value, text: words.signIns[value] })),
      ],
      isOfUse: isEService,
    },
    {
      name: 'icon',
      label: words.icon,
      kind: 'pictures',
      options: [
        { value: '', text: words.noIcon },
        ...(isOther ? [{ value: current, text: words.otherIcon, picture: picture(current) }] : []),
        ...LINK_ICON_NAMES.map((icon) => ({
          value: icon,
          text: icons[icon] ?? icon,
          picture: picture(icon),
        })),
      ],
    },
  ];
}

function valuesOf(link: Link | null): RecordValues {
  return {
    name: link?.name ?? '',
    type: link?.type ?? '',
    shortDescription: link?.shortDescription ?? '',
    longDescription: link?.longDescription ?? '',
    url: link?.url ?? '',
    icon: link?.icon ?? '',
    needs: link?.needs.join('\n') ?? '',
    processingTime: link?.processingTime ?? '',
    cost: link?.cost ?? '',
    signIn: link?.signIn ?? '',
  };
}

const bodyOfLink = (link: Link) => bodyWith(valuesOf(link), link.url);

function bodyWith(values: RecordValues, url: string) {
  return {
    name: textIn(values, 'name'),
    type: textIn(values, 'type'),
    shortDescription: textIn(values, 'shortDescription'),
    longDescription: textIn(values, 'longDescription'),
    url,
    icon: textIn(values, 'icon') || null,
    needs: textIn(values, 'needs')
      .split('\n')
      .map((need) => need.trim())
      .filter((need) => need !== ''),
    processingTime: textIn(values, 'processingTime'),
    cost: textIn(values, 'cost'),
    signIn: SIGN_INS.find((known) => known === textIn(values, 'signIn')) ?? null,
  };
}

/** The words that an address of the page Sök searches for; empty for any other address. */
function searchWordsIn(address: string): string {
  const path = URL.parse(address)?.pathname ?? '';
  const [, words = ''] = /^\/sok\/([^/]+)$/.exec(path) ?? [];
  try {
    return decodeURIComponent(words);
  } catch {
    return '';
  }
}

function isEService(values: RecordValues): boolean {
  return textIn(values, 'type') === 'e-service';
}
