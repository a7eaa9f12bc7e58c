import { mediaFilePath } from '@brandpost/cms-blocks';
import { createContext, useCallback, useContext } from 'react';

const PreviewToken = createContext<string | null>(null);

/** Around a post that is shown by a link to what is not out yet: its files are let through by the same. Source: decision 0027. */
export const FilesOfPreview = PreviewToken.Provider;

/** Where files lie, by their names. */
export function useFilePath(): (filename: string) => string {
  const token = useContext(PreviewToken);
  return useCallback(
    (filename) => {
      const path = mediaFilePath(filename);
      return token === null ? path : `${path}?preview=${encodeURIComponent(token)}`;
    },
    [token],
  );
}
