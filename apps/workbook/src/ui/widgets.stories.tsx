import { ChoiceMenu, GroupedMenu, Menu, SuggestField, Tabs, TokenList, Toolbar } from '@brandpost/ui/widgets';
import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  Bold,
  Bookmark,
  BookmarkPlus,
  Check,
  Columns3,
  EllipsisVertical,
  Italic,
  Pencil,
  Trash2,
} from 'lucide-react';
import { nothingHappens } from '../editor/nothing-happens.ts';
import { LONG_WORD, TOO_LONG } from '../texts.ts';

export default { title: 'ui/Widgets' } satisfies Meta;

const PEOPLE = [
  { key: '1', label: 'Annika Exempel', detail: 'Station Åsbruk' },
  { key: '2', label: 'Bengt Stensson' },
];

function suggest(label: string, value: string, suggestions: typeof PEOPLE, error?: string): StoryObj {
  return {
    render: () => (
      <SuggestField
        label={label}
        value={value}
        error={error}
        suggestions={suggestions}
        listLabel="Förslag"
        onChange={nothingHappens}
        onPick={nothingHappens}
      />
    ),
  };
}
export const Suggestions = suggest('Sök efter någon', 'en', PEOPLE);
export const SuggestionsEmpty = suggest('Sök efter någon', '', []);
export const SuggestionsTooLong = suggest(LONG_WORD, TOO_LONG, [
  { key: '1', label: TOO_LONG, detail: TOO_LONG },
]);
export const SuggestionsFailed = suggest('Adress', 'www', [], 'Skriv en hel adress.');

function tokens(...names: string[]): StoryObj {
  return {
    render: () => (
      <TokenList
        label="Personer"
        tokens={names.map((name, index) => ({ key: String(index), name }))}
        removeLabel={(name) => `Ta bort ${name}`}
        onRemove={nothingHappens}
      />
    ),
  };
}
export const Tokens = tokens('Annika Exempel', 'Bengt Stensson');
export const TokensTooLong = tokens(TOO_LONG);

function tabs(name: string, note?: string): StoryObj {
  return {
    render: () => (
      <Tabs
        label="Steg"
        tabs={[
          { key: 'settings', name: 'Inställningar' },
          { key: 'review', name, note },
        ]}
        selected="settings"
        onSelect={nothingHappens}
      >
        <p>Vem sidan är för och var den står.</p>
      </Tabs>
    ),
  };
}
export const InTabs = tabs('Granska');
export const InTabsFailed = tabs('Granska', '2 fel');
export const InTabsTooLong = tabs(TOO_LONG);

export const Tools: StoryObj = {
  render: () => (
    <Toolbar
      label="Utseende"
      items={[
        { label: 'Fet', icon: Bold, onPress: nothingHappens, isPressed: true, shortcut: 'Ctrl+B' },
        { label: 'Kursiv', icon: Italic, onPress: nothingHappens, isDisabled: true },
      ]}
    />
  ),
};
export const ActionMenu: StoryObj = {
  render: () => (
    <Menu
      label="Åtgärder för Insatsledare"
      icon={EllipsisVertical}
      look="round"
      navigate={nothingHappens}
      actions={[
        { text: 'Ändra', icon: Pencil, to: '#andra' },
        { text: 'Ta bort', icon: Trash2, onDo: nothingHappens },
      ]}
    />
  ),
};
export const GroupedActions: StoryObj = {
  render: () => (
    <GroupedMenu
      label="Vyer"
      icon={Bookmark}
      groups={[
        {
          title: 'Mina vyer',
          chosen: '1',
          actions: [
            { key: '1', text: 'Mina utkast', icon: Check, onDo: nothingHappens },
            { key: '2', text: 'Gamla sidor', icon: Check, onDo: nothingHappens },
          ],
        },
        {
          title: 'Mer',
          isTitleHidden: true,
          actions: [{ key: 'save', text: 'Spara som vy …', icon: BookmarkPlus, onDo: nothingHappens }],
        },
      ]}
    />
  ),
};
export const OnAndOff: StoryObj = {
  render: () => (
    <ChoiceMenu
      label="Kolumner"
      icon={Columns3}
      choices={[
        { key: 'address', name: 'Adress' },
        { key: 'type', name: 'Typ' },
      ]}
      chosen={new Set(['type'])}
      onToggle={nothingHappens}
    />
  ),
};
