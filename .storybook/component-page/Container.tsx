import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import { bookThemes, modeOf } from '../book/theme.ts';
import { useGlobalsOf } from './use-globals.ts';

/** A documentation page in the mode of the toolbar. */
export default function Container({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { mode } = useGlobalsOf(context);
  return (
    <DocsContainer context={context} theme={bookThemes[modeOf(mode === 'dark')]}>
      {children}
    </DocsContainer>
  );
}
