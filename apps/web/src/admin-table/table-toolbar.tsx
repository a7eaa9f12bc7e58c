import { colour } from '@brandpost/ui';
import { type ReactNode, useCallback } from 'react';
import { styled } from 'styled-components';
import { SearchField } from '../lists/search-field.tsx';
import { adminTableTexts } from '../texts/admin-table-texts.ts';
import { pillShape } from './control-look.ts';
import type { Filter } from './filter.ts';
import type { TableControls } from './use-table-view.ts';

const Frame = styled.div`
  display: grid;
  gap: 0.75rem;
`;
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.625rem;
  align-items: end;
`;
const Choice = styled.label`
  display: grid;
  gap: 0.125rem;
  min-width: 0;
  max-width: 100%;
  color: ${colour('muted')};
  font-size: 0.875rem;

  select {
    ${pillShape}
    max-width: 15rem;
    padding-inline: 0.875rem 0.5rem;
    text-overflow: ellipsis;
  }
  select[data-chosen='true'] {
    border: 2px solid ${colour('primary')};
    font-weight: 600;
  }
  @media (max-width: 47.99rem) {
    flex: 1 1 9rem;

    select {
      width: 100%;
      max-width: none;
    }
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
    <Frame>
      <Row>
        {searchPlaceholder !== null && (
          <SearchField
            label={adminTableTexts.search}
            placeholder={searchPlaceholder}
            q={view.q}
            onSearch={onSearch}
          />
        )}
        {main}
      </Row>
      <Row>
        {filters.map(({ name, label, options }) => (
          <Choice key={name}>
            {label}
            <select
              value={view.filters[name] ?? ''}
              data-chosen={view.filters[name] !== undefined}
              onChange={({ target }) => change({ filters: withFilter(view.filters, name, target.value) })}
            >
              <option value="">{adminTableTexts.all}</option>
              {options.map(({ value, text }) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </select>
          </Choice>
        ))}
        {tools}
      </Row>
    </Frame>
  );
}

function withFilter(filters: Readonly<Record<string, string>>, name: string, value: string) {
  const { [name]: _, ...others } = filters;
  return value === '' ? others : { ...others, [name]: value };
}
