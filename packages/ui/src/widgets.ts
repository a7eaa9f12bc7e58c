export { type Command, CommandDialog, type CommandSection } from './widgets/command-dialog.tsx';
export { ChoiceMenu, GroupedMenu, Menu, type MenuAction, type MenuGroup } from './widgets/menu.tsx';
export { optionShape } from './widgets/option-shape.ts';
export { SuggestField, type Suggestion } from './widgets/suggest-field.tsx';
export { Tabs } from './widgets/tabs.tsx';
export { TokenList } from './widgets/token-list.tsx';
export { Toolbar, type ToolbarItem } from './widgets/toolbar.tsx';
