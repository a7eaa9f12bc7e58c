import { colour } from '@brandpost/ui';
import { styled } from 'styled-components';
import { sv } from '../../texts/sv.ts';
import { useLayoutData } from '../layout-data.ts';
import { Panel } from '../panel/panel.tsx';
import { PanelHead } from '../panel/panel-head.tsx';
import { SearchForm } from '../search-box/search-form.tsx';
import { UsualQuestions } from './usual-questions.tsx';

export const SEARCH_PANEL_ID = 'sok-panel';

const Questions = styled.h2`
  margin: 2rem 0 1rem;
  color: ${colour('muted')};
  font-size: 1.125rem;
`;

/** The search box and the questions that many ask. Source: SPEC section 2, Search panel. */
export function SearchPanel() {
  const hasQuestions = useLayoutData().usualQuestions.length > 0;
  return (
    <Panel
      id={SEARCH_PANEL_ID}
      title={<PanelHead title={sv.header.search} />}
      label={sv.search.label}
      closeName={sv.header.closeSearch}
    >
      <SearchForm label={sv.search.label} hasAutoFocus isListInFlow />
      {hasQuestions && (
        <>
          <Questions id="vanliga-sokfragor">{sv.search.usualQuestions}</Questions>
          <UsualQuestions labelledBy="vanliga-sokfragor" />
        </>
      )}
    </Panel>
  );
}
