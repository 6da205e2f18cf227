import { SandboxRibbon } from '@repo/ui/components/SandboxRibbon';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router';
import { EntryPage } from './pages/entry/EntryPage.tsx';

/** Every route of the worker's app. */
export function App() {
  return (
    <BrowserRouter>
      <SandboxRibbon />
      <Routes>
        <Route path="/worker" element={<EntryPage />} />
        <Route path="*" element={<Navigate to="/worker" replace />} />
      </Routes>
    </BrowserRouter>
  );
}
