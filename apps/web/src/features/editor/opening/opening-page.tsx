import { formatDateTime } from '@brandpost/swedish';
import { Button, Container } from '@brandpost/ui';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { paths } from '../../../addresses/paths.ts';
import { Introduction } from '../../../article/article-frame.ts';
import { LoadingCard } from '../../../layout/loading/loading-card.tsx';
import { useOwnTitle } from '../../../navigation/page-title.ts';
import { postEditorTexts } from '../post-editor-texts.ts';
import { ChooseType } from './choose-type.tsx';
import type { Opened } from './use-opened.ts';

const texts = postEditorTexts.opening;
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.75rem 1.25rem;
  margin-top: 2rem;
`;

/** What stands there until a post is open. */
export function OpeningPage({ opened }: { opened: Exclude<Opened, { kind: 'open' }> }) {
  switch (opened.kind) {
    case 'loading':
      return <LoadingCard />;
    case 'choose':
      return <ChooseType onChoice={opened.choose} />;
    case 'found':
      return (
        <Container>
          <h1>{opened.copy.draft.title.trim() || postEditorTexts.bar.untitled}</h1>
          <Introduction>{texts.foundCopy(formatDateTime(new Date(opened.copy.atMs)))}</Introduction>
          <Ways>
            <Button type="button" onClick={opened.take}>
              {texts.takeCopy}
            </Button>
            <Button type="button" data-look="quiet" onClick={opened.drop}>
              {texts.dropCopy}
            </Button>
          </Ways>
        </Container>
      );
    case 'failed':
      return opened.why === 'unreached' ? (
        <Unreached onRetry={opened.retry} />
      ) : (
        <NotToBeHad {...texts[opened.why]} />
      );
  }
}

function Unreached({ onRetry }: { onRetry: () => void }) {
  return (
    <Container>
      <h1>{postEditorTexts.page.title}</h1>
      <Introduction>{texts.failed}</Introduction>
      <Ways>
        <Button type="button" onClick={onRetry}>
          {texts.retry}
        </Button>
        <Link to={paths.createContent()}>{texts.newPost}</Link>
      </Ways>
    </Container>
  );
}

/** A post that is not there, or not for them to change: to try again would change nothing. */
function NotToBeHad({ title, text }: { title: string; text: string }) {
  useOwnTitle(title);
  return (
    <Container>
      <h1>{title}</h1>
      <Introduction>{text}</Introduction>
      <Ways>
        <Button as={Link} to={paths.myContent()}>
          {texts.myContent}
        </Button>
        <Link to={paths.createContent()}>{texts.newPost}</Link>
      </Ways>
    </Container>
  );
}
