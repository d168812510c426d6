// Which of the special questions is asked, if any.

import type { MessageId } from "../../messages";
import type { Play } from "./play.svelte";

export type TrayKind =
  "offering" | "envoy" | "vizier" | "courtesan" | "limit" | "beggar" | "scribe";

export const TRAY_TITLE: Record<TrayKind, MessageId> = {
  offering: "web-cleopatra-offering",
  envoy: "cleopatra-card-envoy",
  vizier: "cleopatra-card-vizier",
  courtesan: "cleopatra-card-courtesan",
  limit: "web-cleopatra-limit",
  beggar: "cleopatra-card-beggar",
  scribe: "cleopatra-card-scribe",
};

export function trayOf(play: Play): TrayKind | null {
  if (play.offering) return "offering";
  if (play.board.vizier) return "vizier";
  if (play.board.discards) return "courtesan";
  if (play.may("limit keep")) return "limit";
  if (play.prompt === "cleopatra-prompt-beggar") return "beggar";
  const envoy = play.may("yes") || play.may("no") || play.prompt === "cleopatra-prompt-kind";
  if (envoy) return "envoy";
  return play.scribe && play.decision ? "scribe" : null;
}
