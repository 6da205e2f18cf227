import { opens } from '@repo/app-shell/story-kit/in-test';
import type { ReactNode } from 'react';
import DataProvider from '../src/api/DataProvider.tsx';
import { AllWords } from '../src/language/AllWords.tsx';
import { enter, service } from './service.ts';
import { Speaks } from './Speaks.tsx';

export { here, press } from '@repo/app-shell/story-kit/in-test';

const Around = ({ children }: { readonly children: ReactNode }) => (
  <Speaks language="en">
    <AllWords area="identity">
      <DataProvider>{children}</DataProvider>
    </AllWords>
  </Speaks>
);

/** Opens a screen in a test without a browser. It waits for its words first: look for what it shows with `findBy`. */
export const openScreen = opens({ enter, recordings: service, Around });
