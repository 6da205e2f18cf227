import { join } from 'node:path';
import Fastify from 'fastify';
import { installErrorHandling } from '../../src/http/errors.ts';
import { receiveUpload, registerUploads } from '../../src/http/uploads.ts';
import { cleanFile } from '../../src/services/platform/files/file-process.ts';
import { prepareUpload } from '../../src/services/platform/files/prepare.ts';

/** A process that only receives photos, so that a test can measure their cost. Its argument is the folder. */
const app = Fastify({ bodyLimit: 64 * 1024 });
installErrorHandling(app);
await registerUploads(app, join(process.argv[2] ?? '', 'incoming'));
app.post('/photo', (request, reply) =>
  receiveUpload(request, { field: 'photo', purpose: 'photo' }, async (upload) => {
    const { bytes, type } = await prepareUpload(cleanFile, upload, 'photo');
    return reply.type(type).send(bytes);
  }),
);
/** The maximum memory of this process, in bytes, without its child processes. */
app.get('/memory', () => ({ most: process.resourceUsage().maxRSS * 1024 }));
process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
