import { Snackbar, SnackbarStack } from '@brandpost/ui';
import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { useServices } from '../../api/services.ts';
import { sv } from '../../texts/sv.ts';

const Details = styled.p`
  font-size: 0.875rem;
  opacity: 0.85;
  overflow-wrap: anywhere;
`;

/** What went wrong, each entry until it is closed. Source: SPEC sections 2 and 8. */
export function ErrorList() {
  const log = useServices().errors;
  const errors = useSyncExternalStore(log.subscribe, log.entries, log.entries);
  return (
    <div role="alert" aria-label={sv.errors.heading}>
      {errors.length > 0 && (
        <SnackbarStack>
          {errors.map(({ id, status, url, message }) => (
            <Snackbar key={id} closeName={sv.errors.close(message)} onClose={() => log.close(id)}>
              <p>{message}</p>
              <Details>{sv.errors.details(status, url)}</Details>
            </Snackbar>
          ))}
        </SnackbarStack>
      )}
    </div>
  );
}
