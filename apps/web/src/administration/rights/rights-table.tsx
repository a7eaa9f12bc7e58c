import { Button, colour, VisuallyHidden } from '@brandpost/ui';
import { type QueryKey, useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { failureOf } from '../../forms/failure-of.ts';
import { LeaveGuard } from '../../forms/leave-guard.tsx';
import { StickyBar } from '../table/sticky-bar.ts';
import { Scroller, Table } from '../table/table-frame.ts';
import { adminRightsTexts as texts } from './admin-rights-texts.ts';
import { ConfirmRights } from './confirm-rights.tsx';
import { changesOf, labelOf, type Right, type RightChange, type RightValue } from './right.ts';

const VALUES: readonly RightValue[] = [null, false, true];

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;

  small {
    display: block;
    color: ${colour('muted')};
    font-size: 0.875rem;
    font-weight: 400;
  }
  small > a {
    display: inline-flex;
    align-items: center;
    min-height: 2rem;
  }
`;
const Choices = styled.fieldset`
  display: inline-flex;
  flex-wrap: wrap;
  min-width: 0;
  margin: 0;
  padding: 3px;
  border: 1px solid ${colour('line')};
  border-radius: 1.5rem;

  label {
    position: relative;
    display: inline-flex;
    align-items: center;
    min-height: 40px;
    padding: 0 0.875rem;
    border-radius: 999px;
    font-size: 0.9375rem;
    cursor: pointer;
  }
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    /* What is around it is outlined. */
    outline: 0;
    opacity: 0;
    cursor: pointer;
  }
  label:hover {
    background: ${colour('surface-2')};
  }
  label:has(:checked) {
    background: ${colour('primary')};
    color: ${colour('on-primary')};
    font-weight: 600;
  }
  label:has(:focus-visible) {
    outline: 3px solid ${colour('primary')};
    outline-offset: 2px;
  }
  @media (forced-colors: active) {
    label:has(:checked) {
      outline: 2px solid;
    }
  }
`;
type RightsTableProps = {
  /** Whose rights they are. */
  name: string;
  rights: readonly Right[];
  write: (change: RightChange) => Promise<unknown>;
  /** What that may change, by the roots of its keys. */
  invalidates: readonly QueryKey[];
  onSaved: (text: string) => void;
  /** Where it is seen who has a right. */
  holdersPath?: (key: string) => string;
};

/** Rights as Saknas, Nekad or Beviljad. The difference is shown before anything is saved. Source: SPEC section 6. */
export function RightsTable({ name, rights, write, invalidates, onSaved, holdersPath }: RightsTableProps) {
  const [chosen, setChosen] = useState<Readonly<Record<string, RightValue>>>({});
  const [isAsking, setIsAsking] = useState(false);
  const id = useId();
  const changes = changesOf(rights, chosen);
  const hasOutcome = rights.some(({ outcome }) => outcome !== null);
  const { mutate, isPending, error, reset } = useMutation({
    meta: { invalidates, isFailureShown: true },
    async mutationFn() {
      for (const change of changes) await write(change);
    },
    onSuccess() {
      setIsAsking(false);
      onSaved(texts.saved(name));
      setChosen({});
    },
  });
  return (
    <Frame>
      <LeaveGuard isUnsaved={changes.length > 0} title={texts.unsaved} />
      <Scroller>
        <Table aria-label={texts.label(name)}>
          <thead>
            <tr>
              {[
                texts.right,
                ...(hasOutcome ? [texts.value, texts.effective, texts.source] : [texts.ofRole]),
              ].map((title) => (
                <th key={title} scope="col">
                  <span>{title}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rights.map(({ key, description, value, outcome }) => {
              const present = chosen[key] === undefined ? value : chosen[key];
              return (
                <tr key={key} data-right={key} data-marked={present !== value}>
                  <th scope="row">
                    {description}
                    {holdersPath !== undefined && (
                      <small>
                        <Link to={holdersPath(key)} aria-label={texts.holdersOf(description)}>
                          {texts.holders}
                        </Link>
                      </small>
                    )}
                  </th>
                  <td>
                    <Choices>
                      <VisuallyHidden as="legend">{description}</VisuallyHidden>
                      {VALUES.map((option) => (
                        <label key={String(option)}>
                          <input
                            type="radio"
                            name={`${id}${key}`}
                            checked={present === option}
                            onChange={() => setChosen({ ...chosen, [key]: option })}
                          />
                          {labelOf(option)}
                        </label>
                      ))}
                    </Choices>
                  </td>
                  {hasOutcome && (
                    <>
                      <td data-label={texts.effective}>
                        <span>{labelOf(outcome?.value ?? null)}</span>
                      </td>
                      <td data-label={texts.source}>
                        <span>{outcome?.source}</span>
                      </td>
                    </>
                  )}
                </tr>
              );
            })}
          </tbody>
        </Table>
      </Scroller>
      {changes.length > 0 && (
        <StickyBar aria-label={texts.changes(changes.length)}>
          <strong role="status">{texts.changes(changes.length)}</strong>
          <Button type="button" data-look="quiet" onClick={() => setChosen({})}>
            {texts.reset}
          </Button>
          <Button type="button" onClick={() => setIsAsking(true)}>
            {texts.review}
          </Button>
        </StickyBar>
      )}
      {isAsking && (
        <ConfirmRights
          name={name}
          changes={changes}
          failure={error && failureOf(error)}
          isSaving={isPending}
          onSave={() => mutate()}
          onClose={() => {
            setIsAsking(false);
            reset();
          }}
        />
      )}
    </Frame>
  );
}
