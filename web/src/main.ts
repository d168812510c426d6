// Begins the program in the browser.

import "./styles/tokens.css";
import "./styles/fonts.css";
import "./styles/base.css";
import "./styles/boards.css";
import { mount } from "svelte";
import App from "./App.svelte";

const target = document.getElementById("app");
if (target) mount(App, { target });
