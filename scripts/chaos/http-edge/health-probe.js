// Plain JavaScript on the barest client: what is measured is the server, not this thread.
import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

const EVERY = 50;
const { pid, url } = workerData;

const SERVER = `/proc/${pid}/task/${pid}/schedstat`;
const SELF = '/proc/thread-self/schedstat';

/**
 * How long the server's thread and this one were ready to run and the machine busy with others, in
 * ms; 0 where nobody counts.
 */
function waited() {
  try {
    const counted = [SERVER, SELF].map((path) => Number(readFileSync(path, 'utf8').split(' ')[1]));
    return counted.reduce((sum, nanoseconds) => sum + nanoseconds, 0) / 1e6;
  } catch {
    return 0;
  }
}

function look() {
  const began = performance.now();
  const before = waited();
  return new Promise((resolve) => {
    const tell = (status) =>
      resolve({ status, took: performance.now() - began, waited: waited() - before });
    get(`${url}/healthz`, (response) => {
      response.resume();
      response.once('end', () => tell(response.statusCode));
    }).once('error', () => tell(0));
  });
}

let isOver = false;
parentPort.once('message', () => {
  isOver = true;
});
await look();
parentPort.postMessage('ready');
const began = performance.now();
const looks = [];
while (!isOver) {
  const second = (performance.now() - began) / 1000;
  looks.push({ ...(await look()), second });
  await wait(EVERY);
}
parentPort.postMessage(looks);
