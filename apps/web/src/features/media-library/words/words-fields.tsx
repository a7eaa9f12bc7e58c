import { MEDIA_ALT_MAX_LENGTH, MEDIA_TITLE_MAX_LENGTH } from '@brandpost/domain';
import { TextField, Tick } from '@brandpost/ui/fields';
import { useFormContext } from 'react-hook-form';
import { LimitCount } from '../../../forms/limit-count.tsx';
import { mediaTexts } from '../media-texts.ts';
import { judgeAlt, judgeTitle, lettersLeft, type MediaWords } from './media-words.ts';

type WordsFieldsProps = {
  /** Papers are never decorative. */
  isPicture: boolean;
  isDisabled?: boolean;
};

/** Title, alt text (of a paper: what it is about), or that the picture is decorative: asked for in the form around, of every file. Source: SPEC section 5, Media. */
export function WordsFields({ isPicture, isDisabled = false }: WordsFieldsProps) {
  const { register, watch, formState, trigger } = useFormContext<MediaWords>();
  const { words } = mediaTexts;
  const isDecorative = watch('isDecorative');
  const count = (name: 'title' | 'alt', most: number) => (
    <LimitCount used={most - lettersLeft(watch(name), most)} most={most} />
  );
  return (
    <>
      <TextField
        label={words.title}
        hint={words.titleHint}
        aside={count('title', MEDIA_TITLE_MAX_LENGTH)}
        error={formState.errors.title?.message}
        control={{
          ...register('title', { validate: judgeTitle }),
          autoComplete: 'off',
          disabled: isDisabled,
        }}
      />
      <TextField
        label={isPicture ? words.alt : words.about}
        hint={isPicture ? words.altHint : words.aboutHint}
        aside={count('alt', MEDIA_ALT_MAX_LENGTH)}
        error={formState.errors.alt?.message}
        isLong
        control={{
          ...register('alt', { validate: (alt, all) => judgeAlt(alt, all) }),
          autoComplete: 'off',
          disabled: isDisabled || isDecorative,
        }}
      />
      {isPicture && (
        <Tick
          hint={words.decorativeHint}
          control={{
            ...register('isDecorative', { onChange: () => formState.isSubmitted && void trigger('alt') }),
            disabled: isDisabled,
          }}
        >
          {words.decorative}
        </Tick>
      )}
    </>
  );
}
