import { MEDIA_ALT_MAX_LENGTH, MEDIA_TITLE_MAX_LENGTH } from '@brandpost/domain';
import { colour } from '@brandpost/ui';
import { useId } from 'react';
import { type Path, useFormContext } from 'react-hook-form';
import { styled } from 'styled-components';
import { mediaTexts } from '../media-texts.ts';
import { judgeAlt, judgeTitle, type MediaWords } from './media-words.ts';
import { TextField } from './text-field.tsx';

const Check = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 0.625rem;
  align-items: center;
  min-height: 44px;
  font-size: 1rem;

  input {
    width: 22px;
    height: 22px;
    margin: 0;
    accent-color: ${colour('primary')};
  }
  small {
    display: block;
    color: ${colour('muted')};
    font-size: 0.875rem;
  }
`;

type WordsFieldsProps = {
  /** Papers are never decorative. */
  isPicture: boolean;
  isDisabled?: boolean;
};

/** Title, alt text, or that the picture is decorative: asked for in the form around, of every file. Source: SPEC section 5, Media. */
export function WordsFields({ isPicture, isDisabled = false }: WordsFieldsProps) {
  const { register, watch, formState, trigger } = useFormContext<MediaWords>();
  const { words } = mediaTexts;
  const decorativeId = useId();
  const isDecorative = watch('isDecorative');
  const own = (name: Path<MediaWords>) => ({ text: String(watch(name)), disabled: isDisabled });
  return (
    <>
      <TextField
        label={words.title}
        hint={words.titleHint}
        most={MEDIA_TITLE_MAX_LENGTH}
        error={formState.errors.title?.message}
        {...own('title')}
        {...register('title', { validate: judgeTitle })}
      />
      <TextField
        label={words.alt}
        hint={isPicture ? words.altHint : words.altHintPdf}
        most={MEDIA_ALT_MAX_LENGTH}
        error={formState.errors.alt?.message}
        isLong
        {...own('alt')}
        disabled={isDisabled || isDecorative}
        {...register('alt', { validate: (alt, all) => judgeAlt(alt, all) })}
      />
      {isPicture && (
        <Check>
          <input
            id={decorativeId}
            type="checkbox"
            disabled={isDisabled}
            {...register('isDecorative', { onChange: () => formState.isSubmitted && void trigger('alt') })}
          />
          <label htmlFor={decorativeId}>
            {words.decorative}
            <small>{words.decorativeHint}</small>
          </label>
        </Check>
      )}
    </>
  );
}
