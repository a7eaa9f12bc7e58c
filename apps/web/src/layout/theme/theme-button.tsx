import { IconButton } from '@brandpost/ui';
import { Moon, Sun } from 'lucide-react';
import { styled } from 'styled-components';
import { sv } from '../../texts/sv.ts';
import { chooseTheme, useTheme } from './theme-choice.ts';

const Place = styled.span`
  display: inline-block;
  width: 44px;
  height: 42px;

  button {
    height: 42px;
  }
`;

/** Switches between light and dark. Appears when scripts run; without them the system decides. */
export function ThemeButton() {
  const theme = useTheme();
  if (theme === null) return <Place />;
  const next = theme === 'dark' ? 'light' : 'dark';
  return (
    <Place>
      <IconButton
        type="button"
        aria-label={next === 'dark' ? sv.header.themeToDark : sv.header.themeToLight}
        onClick={() => chooseTheme(next)}
      >
        {next === 'dark' ? (
          <Moon aria-hidden="true" size={18} strokeWidth={1.75} />
        ) : (
          <Sun aria-hidden="true" size={18} strokeWidth={1.75} />
        )}
      </IconButton>
    </Place>
  );
}
