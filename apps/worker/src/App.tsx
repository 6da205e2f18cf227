import { BrowserRouter, Navigate, Route, Routes } from 'react-router';
import { EntryPage } from './pages/entry/EntryPage.tsx';
import { Ribbon } from './shell/Ribbon.tsx';

/** Every route of the worker's app. */
export function App() {
  return (
    <BrowserRouter>
      <Ribbon />
      <Routes>
        <Route path="/worker" element={<EntryPage />} />
        <Route path="*" element={<Navigate to="/worker" replace />} />
      </Routes>
    </BrowserRouter>
  );
}
