import { colour } from '@brandpost/ui';
import { css, styled } from 'styled-components';

/** Its room decides whether a table is a list of cards: beside the menu a wide window may have little. */
export const Scroller = styled.div`
  /* The head sticks to the window, so nothing may scroll between; wide tables leave columns out instead. */
  container-type: inline-size;

  &[aria-busy='true'] {
    opacity: 0.6;
  }
`;

const asCards = css`
  border: 0;

  &,
  tbody,
  tbody :is(th, td) {
    display: block;
    width: auto;
  }
  thead {
    display: none;
  }
  tbody {
    display: grid;
    gap: 0.75rem;
  }
  tbody tr {
    position: relative;
    display: grid;
    gap: 0.125rem;
    padding: 0.75rem 1rem;
    border: 1px solid ${colour('line')};
    border-radius: var(--bp-radius-m);
  }
  tbody :is(th, td) {
    padding: 0.125rem 0;
    border: 0;
  }
  tbody td[data-label] {
    display: grid;
    grid-template-columns: minmax(6.5rem, 34%) minmax(0, 1fr);
    gap: 0.75rem;
    font-size: 0.9375rem;
  }
  tbody td[data-narrow] {
    white-space: normal;
  }
  tbody td[data-label] > * {
    justify-self: start;
  }
  tbody td[data-label]::before {
    content: attr(data-label) / '';
    color: ${colour('muted')};
  }
  tbody td[data-empty='true'] {
    display: none;
  }
  tbody th {
    font-size: 1.0625rem;
  }
  /* Beside the box that marks it. */
  tbody tr:has(> td[data-check='true']) th {
    padding-inline-end: 48px;
  }
  td[data-check='true'] {
    position: absolute;
    inset-block-start: 0.375rem;
    inset-inline-end: 0.375rem;
    width: auto;
  }
  td[data-actions='true'] {
    width: auto;
    padding-top: 0.5rem;
    white-space: normal;

    > div {
      justify-content: flex-start;
    }
  }
`;

export const Table = styled.table`
  width: 100%;
  border: 1px solid ${colour('line')};
  border-radius: var(--bp-radius-m);
  border-collapse: separate;
  border-spacing: 0;
  font-size: 1rem;
  line-height: 1.4;

  thead th {
    position: sticky;
    z-index: 2;
    top: var(--bp-stuck);
    padding: 0;
    border-bottom: 1px solid ${colour('line')};
    background: ${colour('surface')};
    color: ${colour('muted')};
    font-size: 0.9375rem;
    font-weight: 600;
    text-align: start;
    vertical-align: middle;

    &:first-child {
      border-start-start-radius: var(--bp-radius-m);
    }
    &:last-child {
      border-start-end-radius: var(--bp-radius-m);
    }
    > span {
      display: block;
      padding: 0.625rem 0.75rem;
    }
  }
  tbody :is(th, td) {
    min-width: 0;
    padding: 0.5rem 0.75rem;
    border-top: 1px solid ${colour('line')};
    font-weight: 400;
    text-align: start;
    vertical-align: middle;
    overflow-wrap: break-word;
    hyphens: auto;
  }
  tbody td[data-unbroken='true'] {
    overflow-wrap: anywhere;
    hyphens: none;
  }
  tbody tr:first-child > * {
    border-top: 0;
  }
  tbody th {
    font-weight: 600;
  }
  tbody td[data-narrow='true'] {
    white-space: nowrap;
    overflow-wrap: normal;
  }
  tbody tr:hover {
    background: ${colour('surface')};
  }
  tbody tr[data-marked='true'] {
    background: color-mix(in srgb, ${colour('primary')} 12%, ${colour('bg')});
  }
  td[data-check='true'],
  th[data-check='true'] {
    width: 3.25rem;
    padding-inline: 0.25rem 0;
  }
  td[data-actions='true'] {
    width: 1%;
    white-space: nowrap;
  }

  @container (max-width: 51.99rem) {
    ${asCards}
  }
  &[data-is-wide='true'] {
    @container (max-width: 60.99rem) {
      ${asCards}
    }
  }
  /* Letters of twice the size on a phone: what a value is called stands above it. */
  @container (max-width: 15rem) {
    tbody td[data-label],
    &[data-is-wide='true'] tbody td[data-label] {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
    }
  }
`;

/** Round a checkbox there is room for a finger. */
export const CheckArea = styled.label`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  cursor: pointer;

  input {
    width: 20px;
    height: 20px;
    margin: 0;
    accent-color: ${colour('primary')};
  }
`;

export const SortButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  width: 100%;
  min-height: 44px;
  padding: 0.5rem 0.75rem;
  border: 0;
  background: none;
  font-weight: 600;
  text-align: start;
  cursor: pointer;

  &[data-sorted='true'] {
    color: ${colour('ink')};
  }
  &:hover {
    color: ${colour('ink')};
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  svg {
    flex: none;
  }
`;
