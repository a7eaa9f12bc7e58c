import type { ExternalMessage, ExternalSource } from '@brandpost/rubicore-api';
import { colour, Tag } from '@brandpost/ui';
import { styled } from 'styled-components';
import { TimeStamp } from '../../article/time-stamp.tsx';
import { useMessagesInForce } from '../../layout/use-messages-in-force.ts';
import { sv } from '../../texts/sv.ts';
import { externalMessageTexts as texts } from './external-message-texts.ts';

const Heading = styled.h2`
  margin: 3rem 0 1.25rem;
`;
const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;
  padding: 0;
  list-style: none;
`;
const Message = styled.li`
  padding: 1.25rem 1.5rem;
  border: 1px solid ${colour('line')};
  border-radius: var(--bp-radius-m);
  overflow-wrap: anywhere;

  h3 {
    margin-top: 0.75rem;
  }
  p {
    max-width: 68ch;
    margin-top: 0.5rem;
  }
  p a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
  &[data-source='krisinformation'] h3 {
    font-size: 1.125rem;
  }
  &[data-source='krisinformation'] p {
    color: ${colour('muted')};
  }
  &[data-source='sr-vma'] {
    border-color: ${colour('crisis')};
    background: ${colour('crisis')};
    color: ${colour('on-crisis')};

    h3,
    a {
      color: inherit;
    }
    a:focus-visible {
      outline-color: currentColor;
    }
  }
`;
/* On the red ground a tag of the crisis tone would not be seen. */
const VmaTag = styled(Tag)`
  background: ${colour('on-crisis')};
  color: ${colour('crisis')};
`;

type MessagesProps = { messages: readonly ExternalMessage[] };

/** Whether any of the messages is Sveriges Radio's, which come before everything else. */
export function hasVma(messages: readonly ExternalMessage[]): boolean {
  return messages.some(({ source }) => source === 'sr-vma');
}

/** Important public announcements (VMA), in Sveriges Radio's own words and said to be theirs. */
export function VmaMessages({ messages }: MessagesProps) {
  return <Messages heading={sv.header.vma} messages={useInForce(messages, 'sr-vma')} />;
}

/** News of krisinformation.se about our county, or all of Sweden. */
export function KrisinformationNews({ messages }: MessagesProps) {
  return <Messages heading={texts.news} messages={useInForce(messages, 'krisinformation')} />;
}

function useInForce(messages: readonly ExternalMessage[], source: ExternalSource): ExternalMessage[] {
  return useMessagesInForce(messages).filter((message) => message.source === source);
}

function Messages({ heading, messages }: MessagesProps & { heading: string }) {
  if (messages.length === 0) return null;
  return (
    <>
      <Heading>{heading}</Heading>
      <List>
        {messages.map((message) => (
          <OneMessage key={message.id} {...message} />
        ))}
      </List>
    </>
  );
}

function OneMessage({ source, title, text, areas, language, sentAt, isUpdated, web }: ExternalMessage) {
  const isVma = source === 'sr-vma';
  const sentText = isVma ? texts.sent : texts.newsSent;
  const webText = isVma ? texts.vmaWeb : texts.newsWeb;
  const updatedText = isVma ? texts.updated : texts.newsUpdated;
  return (
    <Message data-source={source}>
      {isVma ? <VmaTag>{sv.header.vmaSource}</VmaTag> : <Tag>{texts.newsSource}</Tag>}
      <div lang={language}>
        <h3>{isVma ? sv.header.vmaFor(title, areas) : title}</h3>
        {text.split('\n').map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
      </div>
      <p>
        {isUpdated ? updatedText : sentText} <TimeStamp instant={sentAt} withTime />
      </p>
      <p>
        <a href={web} rel="external noreferrer" aria-label={`${webText}: ${title}`}>
          {webText}
        </a>
      </p>
    </Message>
  );
}
