// Results that people save. They stay on this device, photos too: in the browser's own database,
// which nothing here sends anywhere.

import type { Line } from "./pads/pad";

export interface Result {
  id: number;
  game: string;
  date: string; // as JSON has it
  players: { name: string; points: number; place: number; lines: Line[] }[];
  photo: Blob | null;
}

const STORE = "results";

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open("saqqara-box", 1);
    asked.onupgradeneeded = () =>
      asked.result.createObjectStore(STORE, { keyPath: "id", autoIncrement: true });
    asked.onsuccess = () => {
      resolve(asked.result);
    };
    asked.onerror = () => {
      reject(asked.error ?? new Error("no database"));
    };
  });
}

async function ask<Answer>(
  mode: IDBTransactionMode,
  question: (store: IDBObjectStore) => IDBRequest<Answer>,
): Promise<Answer> {
  const database = await opened();
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(STORE, mode);
      const asked = question(transaction.objectStore(STORE));
      transaction.oncomplete = () => {
        resolve(asked.result);
      };
      transaction.onerror = () => {
        reject(transaction.error ?? new Error("not kept"));
      };
      transaction.onabort = transaction.onerror;
    });
  } finally {
    database.close();
  }
}

export const saveResult = (result: Omit<Result, "id">): Promise<IDBValidKey> =>
  ask("readwrite", (store) => store.add(result));

/** The newest first. */
export async function savedResults(): Promise<Result[]> {
  const found = await ask<Result[]>("readonly", (store) => store.getAll() as IDBRequest<Result[]>);
  return found.reverse();
}

export const deleteResult = (id: number): Promise<undefined> =>
  ask("readwrite", (store) => store.delete(id));

function asText(photo: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      resolve(reader.result as string);
    };
    reader.onerror = () => {
      reject(reader.error ?? new Error("not read"));
    };
    reader.readAsDataURL(photo);
  });
}

/** All of it as a file for its owner, photos as text. */
export async function exported(results: readonly Result[]): Promise<Blob> {
  const all = results.map(async ({ photo, ...result }) => ({
    ...result,
    photo: photo ? await asText(photo) : null,
  }));
  return new Blob([JSON.stringify(await Promise.all(all), null, 1)], { type: "application/json" });
}

const LARGEST = 1600; // pixels of the longer side: enough to count stones on

/** Smaller, as a phone's photo is a few megabytes; as it came where that cannot be done. */
export async function shrunk(photo: Blob): Promise<Blob> {
  try {
    const picture = await createImageBitmap(photo);
    const scale = Math.min(1, LARGEST / Math.max(picture.width, picture.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const small = await new Promise<Blob | null>((done) => {
      canvas.toBlob(done, "image/jpeg", 0.85);
    });
    return small ?? photo;
  } catch {
    return photo;
  }
}
