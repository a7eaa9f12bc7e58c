import { DateTimeField, SelectField, TextField } from '@brandpost/ui/fields';
import { type ReactNode, useCallback } from 'react';
import { styled } from 'styled-components';
import { SearchField } from '../../lists/search-field.tsx';
import { adminTableTexts } from '../admin-table-texts.ts';
import type { Filter } from './filter.ts';
import { FoldedTools } from './folded-tools.tsx';
import type { TableControls } from './use-table-view.ts';

const Choice = styled.div`
  min-width: 0;
  max-width: 15rem;

  @media (max-width: 47.99rem) {
    flex: 1 1 9rem;
    max-width: 100%;
  }
`;

type TableToolbarProps = {
  controls: TableControls;
  /** null where the list cannot be searched. */
  searchPlaceholder: string | null;
  filters: readonly Filter[];
  /** Beside the search field: what adds a row. */
  main?: ReactNode;
  /** After the filters: columns, export and the like. */
  tools?: ReactNode;
};

/** Search and filters of a table, each of which is in the address. */
export function TableToolbar({ controls, searchPlaceholder, filters, main, tools }: TableToolbarProps) {
  const { view, change } = controls;
  const onSearch = useCallback((q: string) => change({ q }, { replace: true }), [change]);
  return (
    <FoldedTools
      chosen={filters.filter(({ name }) => (view.filters[name] ?? '') !== '').length}
      head={
        <>
          {searchPlaceholder !== null && (
            <SearchField
              label={adminTableTexts.search}
              placeholder={searchPlaceholder}
              q={view.q}
              onSearch={onSearch}
            />
          )}
          {main}
        </>
      }
    >
      {filters.map((filter) => (
        <Choice key={filter.name}>
          <FilterControl
            filter={filter}
            value={view.filters[filter.name] ?? ''}
            onChange={(value) => change({ filters: withFilter(view.filters, filter.name, value) })}
          />
        </Choice>
      ))}
      {tools}
    </FoldedTools>
  );
}

type FilterControlProps = { filter: Filter; value: string; onChange: (value: string) => void };

/** What is written counts when one leaves the field or presses Enter; a choice counts at once. */
function FilterControl({ filter, value, onChange }: FilterControlProps) {
  const about = { label: filter.label, size: 'small' } as const;
  if ('options' in filter) {
    const options = filter.options.map((option) => ({ value: option.value, name: option.text }));
    return (
      <SelectField
        {...about}
        isMarked={value !== ''}
        value={value}
        onChange={onChange}
        options={[{ value: '', name: filter.unfiltered ?? adminTableTexts.all }, ...options]}
      />
    );
  }
  const look = { ...about, 'data-chosen': String(value !== '') };
  if (filter.kind === 'date') return <DateTimeField {...look} isDay value={value} onChange={onChange} />;
  return (
    <TextField
      {...look}
      key={value}
      control={{
        defaultValue: value,
        autoComplete: 'off',
        onBlur: ({ target }) => target.value.trim() !== value && onChange(target.value.trim()),
        onKeyDown: ({ key, currentTarget }) => key === 'Enter' && onChange(currentTarget.value.trim()),
      }}
    />
  );
}

function withFilter(filters: Readonly<Record<string, string>>, name: string, value: string) {
  const { [name]: _, ...others } = filters;
  return value === '' ? others : { ...others, [name]: value };
}
