import { createQueryClient } from '@repo/app-shell/data/query-client';
import { session } from '../session/session.ts';

export const queryClient = createQueryClient(session);
