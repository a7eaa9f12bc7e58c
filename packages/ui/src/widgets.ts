export { SuggestField, type Suggestion } from './widgets/suggest-field.tsx';
export { TokenList } from './widgets/token-list.tsx';
