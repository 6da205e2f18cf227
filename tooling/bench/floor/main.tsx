/** The smallest app with these libraries: the floor for the size of a sign-in page. */
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router';
import * as z from 'zod/mini';

const answer = z.object({ name: z.string().check(z.minLength(1)) });

function Empty() {
  const { data } = useQuery({
    queryKey: ['floor'],
    queryFn: async () => answer.parse(await (await fetch('/')).json()),
  });
  return <p>{data?.name}</p>;
}

const root = document.querySelector('#root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={new QueryClient()}>
        <BrowserRouter>
          <Routes>
            <Route path="*" element={<Empty />} />
          </Routes>
        </BrowserRouter>
      </QueryClientProvider>
    </StrictMode>,
  );
