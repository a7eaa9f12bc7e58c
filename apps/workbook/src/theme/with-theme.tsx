import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';

/** Shows the theme that is chosen in the toolbar, the way the site does: by an attribute of the document. */
export const withTheme: Decorator = (Story, { globals: { theme } }) => {
  useLayoutEffect(() => {
    const { documentElement } = document;
    documentElement.lang = 'sv';
    if (theme === 'light' || theme === 'dark') documentElement.dataset.theme = theme;
    else delete documentElement.dataset.theme;
  }, [theme]);
  return <Story />;
};
