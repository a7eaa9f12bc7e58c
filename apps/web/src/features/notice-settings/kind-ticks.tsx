import { NOTICE_KINDS, type NoticeKind } from '@brandpost/domain';
import { Tick } from '@brandpost/ui/fields';
import { styled } from 'styled-components';
import { useServices } from '../../api/services.ts';
import { mayAny } from '../../session/may-any.ts';
import { needSession } from '../../session/need-right.ts';
import { WRITERS } from '../../session/writers.ts';
import { noticeSettingsTexts as texts } from './notice-settings-texts.ts';

const Group = styled.div`
  display: grid;
  gap: 0.25rem;
`;

const OF_WRITING: ReadonlySet<NoticeKind> = new Set([
  'dead-link',
  'commented',
  'mentioned',
  'approved',
  'returned',
]);

type KindTicksProps = {
  /** What they are about, for those who hear the page. */
  label: string;
  chosen: readonly NoticeKind[];
  onChange: (kinds: NoticeKind[]) => void;
};

/** The kinds that concern somebody, to choose from. */
export function KindTicks({ label, chosen, onChange }: KindTicksProps) {
  const isOffered = useIsOffered();
  const choose = (kind: NoticeKind, isWanted: boolean) =>
    onChange(NOTICE_KINDS.filter((each) => (each === kind ? isWanted : chosen.includes(each))));
  return (
    <Group role="group" aria-label={label}>
      {NOTICE_KINDS.filter(isOffered).map((kind) => (
        <Tick key={kind} isTicked={chosen.includes(kind)} onChange={(isTicked) => choose(kind, isTicked)}>
          {texts.kinds[kind]}
        </Tick>
      ))}
    </Group>
  );
}

/** The same where there is nothing to choose. */
export function KindList() {
  const isOffered = useIsOffered();
  return (
    <ul>
      {NOTICE_KINDS.filter(isOffered).map((kind) => (
        <li key={kind}>{texts.kinds[kind]}</li>
      ))}
    </ul>
  );
}

function useIsOffered(): (kind: NoticeKind) => boolean {
  const own = needSession(useServices());
  return (kind) => {
    if (kind === 'missing') return mayAny(own, 'follow_acknowledgement');
    if (kind === 'review') return mayAny(own, 'review_post');
    // What is said of texts is read where one writes.
    if (OF_WRITING.has(kind)) return mayAny(own, ...WRITERS);
    return true;
  };
}
