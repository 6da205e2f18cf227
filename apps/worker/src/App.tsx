import { SandboxRibbon } from '@repo/ui/components/SandboxRibbon';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router';
import type { LanguageKeeper } from './language/language-keeper.ts';
import { LanguageProvider } from './language/LanguageProvider.tsx';
import type { LoadedLanguage } from './language/languages.ts';
import { EntryPage } from './pages/entry/EntryPage.tsx';
import type { SendCode } from './pages/entry/use-entry-form.ts';

const loadCalls = () => import('./api/send-code.ts');

/** Fetches what calls the service ahead of time. A failure here is met again, and told, when it is wanted. */
export function preloadCalls(): void {
  loadCalls().catch(() => undefined);
}

const sendCode: SendCode = async (phone) => (await loadCalls()).sendCode(phone);

interface AppProps {
  firstLanguage: LoadedLanguage;
  keeper: LanguageKeeper;
}

/** Every route of the worker's app. */
export function App({ firstLanguage, keeper }: AppProps) {
  return (
    <LanguageProvider first={firstLanguage} keeper={keeper}>
      <BrowserRouter>
        <SandboxRibbon />
        <Routes>
          <Route path="/worker" element={<EntryPage sendCode={sendCode} />} />
          <Route path="*" element={<Navigate to="/worker" replace />} />
        </Routes>
      </BrowserRouter>
    </LanguageProvider>
  );
}
