import { NOTICE_KINDS, type NoticeKind } from '@brandpost/domain';
import { Tick } from '@brandpost/ui/fields';
import { styled } from 'styled-components';
import { useServices } from '../../api/services.ts';
import { mayAny } from '../../session/may-any.ts';
import { needSession } from '../../session/need-right.ts';
import { noticeSettingsTexts as texts } from './notice-settings-texts.ts';

const Group = styled.div`
  display: grid;
  gap: 0.25rem;
`;

type KindTicksProps = {
  /** What they are about, for those who hear the page. */
  label: string;
  chosen: readonly NoticeKind[];
  onChange: (kinds: NoticeKind[]) => void;
};

/** The kinds that concern somebody, to choose from. */
export function KindTicks({ label, chosen, onChange }: KindTicksProps) {
  const isLeader = mayAny(needSession(useServices()), 'follow_acknowledgement');
  const choose = (kind: NoticeKind, isWanted: boolean) =>
    onChange(NOTICE_KINDS.filter((each) => (each === kind ? isWanted : chosen.includes(each))));
  return (
    <Group role="group" aria-label={label}>
      {NOTICE_KINDS.filter((kind) => kind !== 'missing' || isLeader).map((kind) => (
        <Tick key={kind} isTicked={chosen.includes(kind)} onChange={(isTicked) => choose(kind, isTicked)}>
          {texts.kinds[kind]}
        </Tick>
      ))}
    </Group>
  );
}
