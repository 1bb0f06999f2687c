// Plain JavaScript with a minimal client, so that it measures the server and not this thread.
import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

const EVERY = 50;
const { pid, url } = workerData;

const SERVER = `/proc/${pid}/task/${pid}/schedstat`;
const SELF = '/proc/thread-self/schedstat';

/**
 * Returns the time that the server's thread and this one waited for a CPU, in ms; 0 if the system
 * does not count it.
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
    const finish = (status) =>
      resolve({ status, took: performance.now() - began, waited: waited() - before });
    get(`${url}/healthz`, (response) => {
      response.resume();
      response.once('end', () => finish(response.statusCode));
    }).once('error', () => finish(0));
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
