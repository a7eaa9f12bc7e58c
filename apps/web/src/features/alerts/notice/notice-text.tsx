import { type AlertTranslation, alertArea, alertSummary, languageNames, type Post } from '@brandpost/domain';
import type { Ref } from 'react';
import { styled } from 'styled-components';
import { lookOf } from '../../../alert-level/alert-look.ts';
import { TimeStamp } from '../../../article/time-stamp.tsx';
import { useLayoutData } from '../../../layout/layout-data.ts';
import { alertTexts } from '../alert-texts.ts';
import { OPTIONAL_PART } from './fit-text.ts';
import { noticeTexts } from './notice-texts.ts';

/** What is older is on the web. */
const MAX_UPDATES = 3;

const optional = { [OPTIONAL_PART]: true };

const Text = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: 1em;
  min-height: 0;
  overflow: hidden;

  h1 {
    font-size: 2.4em;
    line-height: 1.1;
    text-wrap: balance;
    overflow-wrap: anywhere;
  }
  h2 {
    font-size: 1.25em;
  }
`;
const Head = styled.header`
  display: flex;
  justify-content: space-between;
  gap: 2em;
  padding-bottom: 0.6em;
  border-bottom: 1.5mm solid #000;
  font-size: 12pt;
  font-weight: 700;

  p + p {
    white-space: nowrap;
  }
`;
const Level = styled.p`
  align-self: flex-start;
  padding: 0.2em 0.7em;
  border: 1mm solid #000;
  font-size: 1.25em;
  font-weight: 800;
`;
const Steps = styled.section`
  padding: 0.9em 1.1em;
  border: 1.5mm solid #000;

  display: grid;
  gap: 0.4em;

  ol {
    padding-left: 1.5em;
    font-size: 1.35em;
    font-weight: 700;
    line-height: 1.25;
  }
  li + li {
    margin-top: 0.3em;
  }
`;
const Updates = styled.ul`
  display: grid;
  gap: 0.4em;
  padding: 0;
  list-style: none;

  time {
    font-weight: 700;
  }
`;

/** What has happened, where, and what to do, readable from some steps away. */
export function NoticeText({ post, ref }: { post: Post; ref: Ref<HTMLDivElement> }) {
  const { siteName } = useLayoutData();
  const { alert } = post;
  const steps = alert?.allClearAt ? [] : (alert?.instructions ?? []);
  const updates = alert?.updates.slice(0, MAX_UPDATES) ?? [];
  return (
    <Text ref={ref}>
      <Head>
        <p>
          {noticeTexts.sender} {siteName}
        </p>
        {post.updatedDate && (
          <p>
            {alertTexts.updated} <TimeStamp instant={post.updatedDate} withTime />
          </p>
        )}
      </Head>
      <Level>{lookOf(alertSummary(post)).word}</Level>
      <h1>{post.title}</h1>
      {alert !== null && (
        <p>
          <strong>{alertTexts.area}:</strong> {alertArea(alert) || alertTexts.wholeArea}
        </p>
      )}
      {steps.length > 0 && (
        <Steps>
          <h2>{alertTexts.instructions}</h2>
          <ol>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </Steps>
      )}
      <p>{post.excerpt}</p>
      {updates.length > 0 && (
        <section {...optional}>
          <h2>{noticeTexts.updates}</h2>
          <Updates>
            {updates.map(({ at, text }) => (
              <li key={at + text}>
                <TimeStamp instant={at} withTime /> {text}
              </li>
            ))}
          </Updates>
        </section>
      )}
      {alert?.translations.map((translation) => (
        <Translation key={translation.language} {...translation} />
      ))}
    </Text>
  );
}

function Translation({ language, title, text, instructions }: AlertTranslation) {
  return (
    <section lang={language} {...optional}>
      <h2>
        {languageNames[language]}: {title}
      </h2>
      <p>{[text, ...instructions].join(' ')}</p>
    </section>
  );
}
