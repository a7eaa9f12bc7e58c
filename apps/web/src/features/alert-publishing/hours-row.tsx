import { ALERT_HOURS } from '@brandpost/domain';
import { alertPublishingTexts as texts } from './alert-publishing-texts.ts';
import { ChoiceRow } from './choice-row.tsx';

const OPTIONS = ALERT_HOURS.map((hours) => ({ value: hours, name: texts.hoursOf(hours) }));

/** For how many hours from now an alert is on. */
export function HoursRow(props: { value: number; onChange: (hours: number) => void }) {
  return <ChoiceRow<number> label={texts.hours} options={OPTIONS} {...props} />;
}
