import type { QuietHours } from '@brandpost/domain';
import { styled } from 'styled-components';
import { TextField } from './text-field.tsx';
import { Tick } from './tick.tsx';

const Hours = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 10rem));
  gap: 0.75rem;
  margin-top: 0.75rem;
`;
const ENDS = [
  { end: 'from', label: 'Från' },
  { end: 'to', label: 'Till' },
] as const;

type QuietHoursFieldProps = {
  /** null while it is never quiet. */
  value: QuietHours | null;
  /** The hours that it begins with when it is ticked. */
  usual: QuietHours;
  onChange: (hours: QuietHours | null) => void;
  /** What comes all the same. */
  hint: string;
  error?: string | undefined;
};

/** Hours of the night without notifications, `HH:MM` each; a tick, and the two times where it is ticked. */
export function QuietHoursField({ value, usual, onChange, hint, error }: QuietHoursFieldProps) {
  return (
    <div>
      <Tick isTicked={value !== null} onChange={(isTicked) => onChange(isTicked ? usual : null)} hint={hint}>
        Tyst på natten
      </Tick>
      {value && (
        <Hours>
          {ENDS.map(({ end, label }) => (
            <TextField
              key={end}
              label={label}
              control={{ type: 'time', required: true }}
              value={value[end]}
              error={end === 'to' ? error : undefined}
              onChange={(time: string) => onChange({ ...value, [end]: time })}
            />
          ))}
        </Hours>
      )}
    </div>
  );
}
