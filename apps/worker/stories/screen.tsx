import { screensOf, type AroundProps } from '@repo/app-shell/story-kit/screens';
import DataProvider from '../src/api/DataProvider.tsx';
import { AllWords } from '../src/language/AllWords.tsx';
import { NOW } from './people.ts';
import { enter, service } from './service.ts';
import { Speaks } from './Speaks.tsx';

export { dark, narrow } from '@repo/app-shell/story-kit/screens';

const Around = ({ loadsData, language, children }: AroundProps) => (
  <Speaks language={language}>
    {loadsData ? (
      <AllWords>
        <DataProvider>{children}</DataProvider>
      </AllWords>
    ) : (
      children
    )}
  </Speaks>
);

/** Makes the stories of a worker's screen. `language: 'sw'` shows the screen in Kiswahili. */
export const screenOf = screensOf({
  enter,
  recordings: service,
  Around,
  globals: { audience: 'worker' },
  now: NOW,
});
