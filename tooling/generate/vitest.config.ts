import { nodeTests } from '@repo/vitest/node-tests';
import { defineConfig } from 'vitest/config';

export default defineConfig({ test: nodeTests });
