// Readings of everything that Japanese catalogues say: all of it has one, and those that depend on
// what stands beside them are right.

import { describe, expect, it } from "vitest";
import { hasKanji, unread, withReadings } from "./ruby";

const catalogues = import.meta.glob<string>("./**/*.ftl", {
  base: "../../../src/saqqara/locales/ja",
  query: "?raw",
  import: "default",
  eager: true,
});

/** 取《と》り除《のぞ》く */
const told = (text: string): string =>
  withReadings(text)
    .map(({ base, reading }) => (reading ? `${base}《${reading}》` : base))
    .join("");

/** What people read of a catalogue: no comments, names of messages and selectors. */
function sentences(text: string): string[] {
  return text
    .split("\n")
    .filter((line) => !line.startsWith("#"))
    .map((line) => line.replace(/^[\w-]+ =|^\s+\.\w+ =|\{[^{}]*\}/g, "3"));
}

describe("readings", () => {
  it("are written for every kanji of every message", () => {
    expect(Object.keys(catalogues).length).toBeGreaterThan(50);
    const missing = Object.entries(catalogues).flatMap(([name, text]) =>
      sentences(text)
        .filter((line) => unread(line))
        .map((line) => `${name}: ${unread(line)} in ${line.trim()}`),
    );
    expect(missing).toEqual([]);
  });

  it.each([
    // terms of the games, as the glossary has them
    "採石場《さいせきじょう》",
    "埋葬《まいそう》室《しつ》",
    "係留場《けいりゅうじょう》",
    "隊員《たいいん》",
    "競《せ》り",
    "穢《けが》れた",
    "石材《せきざい》置《お》き場《ば》",
    "最少《さいしょう》積載量《せきさいりょう》",
    "建築《けんちく》現場《げんば》ボード",
    "個人《こじん》採石所《さいせきじょ》",
    "筏船《いかだぶね》と積《つ》み板《いた》",
    "中間《ちゅうかん》決算《けっさん》",
    "財宝《ざいほう》の種類《しゅるい》ボーナス",
    "偉大《いだい》な僧侶《そうりょ》への供《そな》え",
    "石切《いしき》り場《ば》",
    "円柱壁《えんちゅうへき》",
    "台座《だいざ》と玉座《ぎょくざ》",
    "密輸《みつゆ》業者《ぎょうしゃ》",
    "宮廷《きゅうてい》婦人《ふじん》",
    "物乞《ものご》い",
    "鰐《わに》の餌《えさ》",
    "三《みっ》つの真実《しんじつ》の家《いえ》",
    "舗装《ほそう》された道《みち》",
    "山札《やまふだ》と捨《す》て札《ふだ》と場札《ばふだ》",
    // counters
    "｜1人《ひとり》か｜2人《ふたり》、12人《にん》と21人《にん》",
    "いちばん多《おお》い人《ひと》",
    "1本《ぽん》、2本《ほん》、3本《ぼん》、10本《ぽん》",
    "3分《ぷん》、5分《ふん》、3分《ぶん》の1、2人《にん》分《ぶん》",
    "1歩《ぽ》、2歩《ほ》",
    "3回《かい》回《まわ》す",
    "｜3日《みっか》、13日《にち》",
    // what depends on its neighbours
    "上《うえ》に上《あ》がる",
    "下《した》に下《さ》がる",
    "船《ふね》を出《だ》すと、目《め》が出《で》る",
    "ゲーム中《ちゅう》、列《れつ》の中《なか》",
    "少《すく》ない、少《すこ》し",
    "行《ぎょう》ごとに行《おこな》い、行《い》きます",
    "空《から》の病院《びょういん》、空《あ》いている席《せき》",
    "同《おな》じ色《いろ》、2色《しょく》、同《どう》順位《じゅんい》",
    "十《じゅう》の位《くらい》、1位《い》",
    "何《なに》もない、何回《なんかい》",
    "くじ引《び》き、1枚《まい》引《ひ》く",
    "数《かず》を数《かぞ》える",
    "手《て》に入《はい》り、入《い》れ替《か》わる",
    "表《おもて》にする、表《ひょう》を見《み》る",
    "後《うし》ろ、その後《あと》",
    "最後《さいご》まで運《はこ》び、運《うん》を試《ため》す",
  ])("%s", (marked) => {
    const text = marked.replaceAll(/《[^》]*》|｜/g, "");
    expect(told(text)).toBe(marked.replaceAll("｜", ""));
  });

  it("are not put over names, nor over half of a word", () => {
    expect(told("上田さんの手番")).toBe("上田さんの手番《てばん》");
    expect(told("大岩")).toBe("大岩");
    expect(told("高木さん")).toBe("高木さん");
  });

  it("leave everything else as it is", () => {
    const text = "「ピラミッド」に2個、3枚のカード。";
    expect(
      withReadings(text)
        .map(({ base }) => base)
        .join(""),
    ).toBe(text);
    expect(hasKanji("ピラミッド")).toBe(false);
  });
});
