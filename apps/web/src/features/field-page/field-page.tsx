import { EMERGENCY } from '@brandpost/domain';
import { buttonShape, Container, colour, Shield } from '@brandpost/ui';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { paths } from '../../addresses/paths.ts';
import type { FieldPost } from '../../field-store/field-content.ts';
import { Nothing } from '../../layout/profile/section.tsx';
import { BAR_PX } from '../../layout/workplace/workplace-room.ts';
import { ClearDevice } from './clear-device.tsx';
import { FieldOverview } from './field-overview.tsx';
import { fieldPageTexts as texts } from './field-page-texts.ts';
import { FieldPostPage } from './field-post-page.tsx';
import { FieldState } from './field-state.tsx';
import { postHash } from './post-hash.ts';
import { useField } from './use-field.ts';

const Bar = styled.header`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  min-height: ${BAR_PX}px;
  padding: 0.25rem max(1rem, env(safe-area-inset-left));
  border-bottom: 1px solid ${colour('line')};
  font-weight: 650;
`;
const Main = styled(Container)`
  max-width: 46rem;
  padding-block: 1.25rem 2rem;
`;
const Foot = styled(Container)`
  display: grid;
  gap: 0.75rem;
  justify-items: start;
  max-width: 46rem;
  padding-block: 0 max(2rem, env(safe-area-inset-bottom));

  > a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`;
const Call = styled.a`
  &&& {
    ${buttonShape}
    background: ${colour('crisis')};
    color: ${colour('on-crisis')};
  }
`;
const SignIn = styled.a`
  ${buttonShape}
  margin-top: 1rem;
`;
const EmptyTitle = styled.h1`
  margin: 1.5rem 0 1rem;
  font-size: clamp(1.75rem, 1.5rem + 1vw, 2.25rem);
`;

/** What a phone keeps of what concerns its owner, read and answered without a network. */
export function FieldPage() {
  const { field, acknowledge, open } = useField();
  const { kept, unsent } = field;
  const post = useChosenPost(kept?.content.posts ?? []);
  useTitle(post);
  return (
    <>
      <Bar>
        <Shield size={28} />
        {texts.name}
      </Bar>
      <Main as="main">
        <FieldState field={field} />
        {kept === undefined && <p role="status">{texts.opening}</p>}
        {kept === null && <Empty />}
        {kept && post && (
          <FieldPostPage key={post.id} post={post} unsent={unsent} onAcknowledge={() => acknowledge(post)} />
        )}
        {kept && !post && <FieldOverview content={kept.content} unsent={unsent} />}
      </Main>
      <Foot as="footer">
        <Call href={EMERGENCY.address}>{EMERGENCY.sentence}</Call>
        <a href={paths.alerts()}>{texts.crises}</a>
        {(kept || unsent.length > 0) && <ClearDevice unsent={unsent.length} onCleared={open} />}
      </Foot>
    </>
  );
}

function Empty() {
  return (
    <>
      <EmptyTitle>{texts.empty.title}</EmptyTitle>
      <Nothing>{texts.empty.text}</Nothing>
      <SignIn href={paths.login(location.pathname)}>{texts.empty.signIn}</SignIn>
    </>
  );
}

/** The post that the address names: by what was pressed here, or by the page that could not be had. */
function useChosenPost(posts: readonly FieldPost[]): FieldPost | undefined {
  const hash = useSyncExternalStore(followHash, () => location.hash);
  if (hash !== '') return posts.find((post) => hash === postHash(post));
  return posts.find(({ path }) => path === location.pathname);
}

/** Anyone who comes to a post begins at its top; anyone who comes back is where they were. */
function useTitle(post: FieldPost | undefined): void {
  const before = useRef(post);
  useEffect(() => {
    document.title = post === undefined ? texts.name : texts.titleOf(post.title);
    if (before.current?.id === post?.id) return;
    const target = post === undefined ? `post-${before.current?.id}` : 'post-title';
    before.current = post;
    if (post !== undefined) scrollTo(0, 0);
    document.getElementById(target)?.focus();
  }, [post]);
}

function followHash(onChange: () => void): () => void {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
}
